// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["sms","email"];
const kept1 = ["string","null"];
const check0 = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err1);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;
const func0 = Object.prototype.hasOwnProperty;
const func1 = ucs2length;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "account")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.account !== undefined && func0.call(data, "account")){
let data0 = data.account;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err3);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.codes === undefined) || (!(func0.call(data, "codes")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "codes"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "codes")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.codes !== undefined && func0.call(data, "codes")){
let data0 = data.codes;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err4 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.proof === undefined) || (!(func0.call(data, "proof")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proof"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "proof")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
let data0 = data.proof;
if(typeof data0 === "string"){
if(func1(data0) > 4000){
const err2 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = add(vErrors, err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate5;

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.channel === undefined) || (!(func0.call(data, "channel")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "channel")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data0 = data.channel;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check6 = validate6;
const formats0 = formats["site-path"];

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ticket === undefined) || (!(func0.call(data, "ticket")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.redirect_url === undefined) || (!(func0.call(data, "redirect_url")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect_url"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "ticket") || (key0 === "redirect_url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.ticket !== undefined && func0.call(data, "ticket")){
let data0 = data.ticket;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err3 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err3);
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.redirect_url !== undefined && func0.call(data, "redirect_url")){
let data1 = data.redirect_url;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err6 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = add(vErrors, err6);
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
if(!(formats0(data1))){
const err8 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/format",keyword:"format",params:{format: "site-path"}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err10);
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check7 = validate7;

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate7.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.redirect_url === undefined) || (!(func0.call(data, "redirect_url")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect_url"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "redirect_url")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.redirect_url !== undefined && func0.call(data, "redirect_url")){
let data0 = data.redirect_url;
if(typeof data0 === "string"){
if(func1(data0) > 1000){
const err2 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = add(vErrors, err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/format",keyword:"format",params:{format: "site-path"}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/redirect_url",schemaPath:"#/properties/redirect_url/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err6);
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
validate7.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check8 = validate8;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.account === undefined) || (!(func0.call(data, "account")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "account"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.password === undefined) || (!(func0.call(data, "password")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "account") || (key0 === "password")) || (key0 === "proof"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.account !== undefined && func0.call(data, "account")){
let data0 = data.account;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err3 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err3);
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.password !== undefined && func0.call(data, "password")){
let data1 = data.password;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err6);
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
let data2 = data.proof;
if(typeof data2 === "string"){
if(func1(data2) > 4000){
const err9 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = add(vErrors, err9);
errors++;
}
if(func1(data2) < 1){
const err10 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check9 = validate9;

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.channel === undefined) || (!(func0.call(data, "channel")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.receiver === undefined) || (!(func0.call(data, "receiver")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "receiver"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "channel") || (key0 === "receiver"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data0 = data.channel;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
if(!((data0 === "sms") || (data0 === "email"))){
const err4 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: kept0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.receiver !== undefined && func0.call(data, "receiver")){
let data1 = data.receiver;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err5 = {instancePath:instancePath+"/receiver",schemaPath:"#/properties/receiver/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err5);
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/receiver",schemaPath:"#/properties/receiver/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/receiver",schemaPath:"#/properties/receiver/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err8);
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check10 = validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.roleId === undefined) || (!(func0.call(data, "roleId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roleId"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "roleId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.roleId !== undefined && func0.call(data, "roleId")){
let data0 = data.roleId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check11 = validate11;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.tenantId === undefined) || (!(func0.call(data, "tenantId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenantId"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "tenantId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.tenantId !== undefined && func0.call(data, "tenantId")){
let data0 = data.tenantId;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/tenantId",schemaPath:"#/properties/tenantId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check12 = validate12;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.newPassword === undefined) || (!(func0.call(data, "newPassword")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newPassword"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "oldPassword") || (key0 === "newPassword")) || (key0 === "proof"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.oldPassword !== undefined && func0.call(data, "oldPassword")){
let data0 = data.oldPassword;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err2);
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/oldPassword",schemaPath:"#/properties/oldPassword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.newPassword !== undefined && func0.call(data, "newPassword")){
let data1 = data.newPassword;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err5 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err5);
errors++;
}
if(func1(data1) < 8){
const err6 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/minLength",keyword:"minLength",params:{limit: 8}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/newPassword",schemaPath:"#/properties/newPassword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.proof !== undefined && func0.call(data, "proof")){
let data2 = data.proof;
if(typeof data2 === "string"){
if(func1(data2) > 4000){
const err8 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/maxLength",keyword:"maxLength",params:{limit: 4000}};
vErrors = add(vErrors, err8);
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check13 = validate13;
const formats4 = formats.file;
const formats6 = formats.phone;
const formats8 = formats.email;

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "nickname") || (key0 === "avatar")) || (key0 === "phone")) || (key0 === "email"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.nickname !== undefined && func0.call(data, "nickname")){
let data0 = data.nickname;
if(typeof data0 === "string"){
if(func1(data0) > 40){
const err1 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err1);
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.avatar !== undefined && func0.call(data, "avatar")){
let data1 = data.avatar;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: kept1}};
vErrors = add(vErrors, err4);
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err5 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(!(formats4(data1))){
const err6 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/format",keyword:"format",params:{format: "file"}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.phone !== undefined && func0.call(data, "phone")){
let data2 = data.phone;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: kept1}};
vErrors = add(vErrors, err7);
errors++;
}
if(typeof data2 === "string"){
if(!(formats6(data2))){
const err8 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "phone"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data3 = data.email;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: kept1}};
vErrors = add(vErrors, err9);
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err10);
errors++;
}
if(!(formats8(data3))){
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err12);
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {};
const titles1 = {"/account":"账号"};
const titles2 = {"/codes":"权限码"};
const titles3 = {"/proof":"安全验证"};
const titles4 = {"/id":"会话"};
const titles5 = {"/channel":"渠道"};
const titles6 = {"/ticket":"票据","/redirect_url":"目的地址"};
const titles7 = {"/redirect_url":"目的地址"};
const titles8 = {"/account":"账号","/password":"密码","/proof":"安全验证"};
const titles9 = {"/channel":"方式","/receiver":"手机号或邮箱"};
const titles10 = {"/roleId":"角色"};
const titles11 = {"/tenantId":"机构"};
const titles12 = {"/oldPassword":"原密码","/newPassword":"新密码","/proof":"安全验证"};
const titles13 = {"/nickname":"姓名","/avatar":"头像","/phone":"手机号","/email":"邮箱"};

export const validators = {
  "session.auth": validator(check0, titles0),
  "session.basic": validator(check0, titles0),
  "session.captcha": validator(check1, titles1),
  "session.checkAuthorization": validator(check2, titles2),
  "session.checkCaptcha": validator(check3, titles3),
  "session.currentRole": validator(check0, titles0),
  "session.end": validator(check4, titles4),
  "session.enterChannel": validator(check5, titles5),
  "session.exchangeTicket": validator(check6, titles6),
  "session.exchangeToken": validator(check7, titles7),
  "session.info": validator(check0, titles0),
  "session.login": validator(check8, titles8),
  "session.logout": validator(check0, titles0),
  "session.mine": validator(check0, titles0),
  "session.roles": validator(check0, titles0),
  "session.sendVerification": validator(check9, titles9),
  "session.switchRole": validator(check10, titles10),
  "session.switchTenant": validator(check11, titles11),
  "session.switchTenantForToken": validator(check11, titles11),
  "session.tenants": validator(check0, titles0),
  "session.updatePassword": validator(check12, titles12),
  "session.updateProfile": validator(check13, titles13),
};

export const rules = {"session":[]};

export const coerce = {};
