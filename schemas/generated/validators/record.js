// Generated from schemas/. Do not edit.
import { add, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;

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
if((data.questionId === undefined) || (!(func0.call(data, "questionId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questionId"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.certCode === undefined) || (!(func0.call(data, "certCode")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certCode"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "questionId") || (key0 === "certCode"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.questionId !== undefined && func0.call(data, "questionId")){
let data0 = data.questionId;
if(typeof data0 === "string"){
if(func3(data0) > 64){
const err3 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err3);
errors++;
}
if(func3(data0) < 1){
const err4 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/questionId",schemaPath:"#/properties/questionId/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data1 = data.certCode;
if(typeof data1 === "string"){
if(func3(data1) > 40){
const err6 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err6);
errors++;
}
if(func3(data1) < 1){
const err7 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

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
if(func3(data0) > 130){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 130}};
vErrors = add(vErrors, err2);
errors++;
}
if(func3(data0) < 1){
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
for(const key0 of Object.keys(data)){
if(!((((key0 === "certCode") || (key0 === "isDue")) || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.certCode !== undefined && func0.call(data, "certCode")){
let data0 = data.certCode;
if(typeof data0 === "string"){
if(func3(data0) > 40){
const err1 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err1);
errors++;
}
if(func3(data0) < 1){
const err2 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/certCode",schemaPath:"#/properties/certCode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err3);
errors++;
}
}
if(data.isDue !== undefined && func0.call(data, "isDue")){
if(typeof data.isDue !== "boolean"){
const err4 = {instancePath:instancePath+"/isDue",schemaPath:"#/properties/isDue/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data2 = data.pageNum;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err6);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data3 = data.pageSize;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err9);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/questionId":"试题","/certCode":"证书编码"};
const titles1 = {"/id":"错题"};
const titles2 = {"/certCode":"证书编码","/isDue":"只看待复习","/pageNum":"页码","/pageSize":"每页条数"};

export const validators = {
  "record.add": validator(check0, titles0),
  "record.deleteById": validator(check1, titles1),
  "record.list": validator(check2, titles2),
};

export const rules = {};

export const coerce = {"record.list":{"isDue":"boolean","pageNum":"integer","pageSize":"integer"}};
