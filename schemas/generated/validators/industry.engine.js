// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = ["string","null"];
const kept1 = ["A","01","02","03","04","05","B","06","07","08","09","10","11","12","C","13","14","15","16","17","18","19","20","21","22","23","24","25","26","27","28","29","30","31","32","33","34","35","36","37","38","39","40","41","42","43","D","44","45","46","E","47","48","49","50","F","51","52","G","53","54","55","56","57","58","59","60","H","61","62","I","63","64","65","J","66","67","68","69","K","70","L","71","72","M","73","74","75","N","76","77","78","79","O","80","81","82","P","83","Q","84","85","R","86","87","88","89","90","S","91","92","93","94","95","96","T","97",null];
const kept2 = {"sort":1,"keyword":1,"industryName":1,"industryCode":1,"note":1,"order":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const kept3 = ["all","valid"];
const kept4 = {"pageNum":1,"pageSize":1,"sort":1,"keyword":1,"industryName":1,"industryCode":1,"note":1,"order":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const kept5 = {"keyword":1,"industryName":1,"industryCode":1,"note":1,"order":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func6 = ucs2length;

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
if((data.records === undefined) || (!(func0.call(data, "records")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "records")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.records !== undefined && func0.call(data, "records")){
let data0 = data.records;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if((data1.id === undefined) || (!(func0.call(data1, "id")))){
const err4 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err4);
errors++;
}
if((data1.version === undefined) || (!(func0.call(data1, "version")))){
const err5 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = add(vErrors, err5);
errors++;
}
if((data1.changes === undefined) || (!(func0.call(data1, "changes")))){
const err6 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/required",keyword:"required",params:{missingProperty: "changes"}};
vErrors = add(vErrors, err6);
errors++;
}
for(const key1 of Object.keys(data1)){
if(!(((key1 === "id") || (key1 === "version")) || (key1 === "changes"))){
const err7 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data1.id !== undefined && func0.call(data1, "id")){
let data2 = data1.id;
if(typeof data2 === "string"){
if(func6(data2) > 64){
const err8 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err8);
errors++;
}
if(func6(data2) < 1){
const err9 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/records/" + i0+"/id",schemaPath:"#/properties/records/items/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data1.version !== undefined && func0.call(data1, "version")){
let data3 = data1.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err11);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err12);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/records/" + i0+"/version",schemaPath:"#/properties/records/items/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err13);
errors++;
}
}
}
if(data1.changes !== undefined && func0.call(data1, "changes")){
let data4 = data1.changes;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 of Object.keys(data4)){
if(!(((key2 === "industryCode") || (key2 === "note")) || (key2 === "order"))){
const err14 = {instancePath:instancePath+"/records/" + i0+"/changes",schemaPath:"#/properties/records/items/properties/changes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data4.industryCode !== undefined && func0.call(data4, "industryCode")){
let data5 = data4.industryCode;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/records/" + i0+"/changes/industryCode",schemaPath:"#/properties/records/items/properties/changes/properties/industryCode/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err15);
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data5 === "A") || (data5 === "01")) || (data5 === "02")) || (data5 === "03")) || (data5 === "04")) || (data5 === "05")) || (data5 === "B")) || (data5 === "06")) || (data5 === "07")) || (data5 === "08")) || (data5 === "09")) || (data5 === "10")) || (data5 === "11")) || (data5 === "12")) || (data5 === "C")) || (data5 === "13")) || (data5 === "14")) || (data5 === "15")) || (data5 === "16")) || (data5 === "17")) || (data5 === "18")) || (data5 === "19")) || (data5 === "20")) || (data5 === "21")) || (data5 === "22")) || (data5 === "23")) || (data5 === "24")) || (data5 === "25")) || (data5 === "26")) || (data5 === "27")) || (data5 === "28")) || (data5 === "29")) || (data5 === "30")) || (data5 === "31")) || (data5 === "32")) || (data5 === "33")) || (data5 === "34")) || (data5 === "35")) || (data5 === "36")) || (data5 === "37")) || (data5 === "38")) || (data5 === "39")) || (data5 === "40")) || (data5 === "41")) || (data5 === "42")) || (data5 === "43")) || (data5 === "D")) || (data5 === "44")) || (data5 === "45")) || (data5 === "46")) || (data5 === "E")) || (data5 === "47")) || (data5 === "48")) || (data5 === "49")) || (data5 === "50")) || (data5 === "F")) || (data5 === "51")) || (data5 === "52")) || (data5 === "G")) || (data5 === "53")) || (data5 === "54")) || (data5 === "55")) || (data5 === "56")) || (data5 === "57")) || (data5 === "58")) || (data5 === "59")) || (data5 === "60")) || (data5 === "H")) || (data5 === "61")) || (data5 === "62")) || (data5 === "I")) || (data5 === "63")) || (data5 === "64")) || (data5 === "65")) || (data5 === "J")) || (data5 === "66")) || (data5 === "67")) || (data5 === "68")) || (data5 === "69")) || (data5 === "K")) || (data5 === "70")) || (data5 === "L")) || (data5 === "71")) || (data5 === "72")) || (data5 === "M")) || (data5 === "73")) || (data5 === "74")) || (data5 === "75")) || (data5 === "N")) || (data5 === "76")) || (data5 === "77")) || (data5 === "78")) || (data5 === "79")) || (data5 === "O")) || (data5 === "80")) || (data5 === "81")) || (data5 === "82")) || (data5 === "P")) || (data5 === "83")) || (data5 === "Q")) || (data5 === "84")) || (data5 === "85")) || (data5 === "R")) || (data5 === "86")) || (data5 === "87")) || (data5 === "88")) || (data5 === "89")) || (data5 === "90")) || (data5 === "S")) || (data5 === "91")) || (data5 === "92")) || (data5 === "93")) || (data5 === "94")) || (data5 === "95")) || (data5 === "96")) || (data5 === "T")) || (data5 === "97")) || (data5 === null))){
const err16 = {instancePath:instancePath+"/records/" + i0+"/changes/industryCode",schemaPath:"#/properties/records/items/properties/changes/properties/industryCode/enum",keyword:"enum",params:{allowedValues: kept1}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data4.note !== undefined && func0.call(data4, "note")){
let data6 = data4.note;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/records/" + i0+"/changes/note",schemaPath:"#/properties/records/items/properties/changes/properties/note/type",keyword:"type",params:{type: kept0}};
vErrors = add(vErrors, err17);
errors++;
}
if(typeof data6 === "string"){
if(func6(data6) > 500){
const err18 = {instancePath:instancePath+"/records/" + i0+"/changes/note",schemaPath:"#/properties/records/items/properties/changes/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = add(vErrors, err18);
errors++;
}
}
}
if(data4.order !== undefined && func0.call(data4, "order")){
let data7 = data4.order;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/records/" + i0+"/changes/order",schemaPath:"#/properties/records/items/properties/changes/properties/order/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err19);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/records/" + i0+"/changes/order",schemaPath:"#/properties/records/items/properties/changes/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err20);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/records/" + i0+"/changes/order",schemaPath:"#/properties/records/items/properties/changes/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = add(vErrors, err21);
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/records/" + i0+"/changes",schemaPath:"#/properties/records/items/properties/changes/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/records/" + i0,schemaPath:"#/properties/records/items/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err25);
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
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;
const pattern0 = new RegExp("^-?(industryName|industryCode|note|order|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$", "u");
const formats0 = formats.moment;

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
if(!(func0.call(kept2, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data0 = data.sort;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(industryName|industryCode|note|order|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$"}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data1 = data.keyword;
if(typeof data1 === "string"){
if(func6(data1) > 100){
const err3 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.industryName !== undefined && func0.call(data, "industryName")){
let data2 = data.industryName;
if(typeof data2 === "string"){
if(func6(data2) > 200){
const err5 = {instancePath:instancePath+"/industryName",schemaPath:"#/properties/industryName/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/industryName",schemaPath:"#/properties/industryName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
if(data.industryCode !== undefined && func0.call(data, "industryCode")){
let data3 = data.industryCode;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err7 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(Array.isArray(data3)){
if(data3.length > 200){
const err9 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err9);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func6(data4) > 100){
const err10 = {instancePath:instancePath+"/industryCode/" + i0,schemaPath:"#/properties/industryCode/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/industryCode/" + i0,schemaPath:"#/properties/industryCode/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err12);
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err13 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err13);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data5 = data.note;
if(typeof data5 === "string"){
if(func6(data5) > 200){
const err14 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err15);
errors++;
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data6 = data.order;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
if(!((key1 === "from") || (key1 === "to"))){
const err16 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data6.from !== undefined && func0.call(data6, "from")){
let data7 = data6.from;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/order/from",schemaPath:"#/properties/order/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err17);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/order/from",schemaPath:"#/properties/order/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err18);
errors++;
}
if(data7 < -2147483647 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/order/from",schemaPath:"#/properties/order/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
if(data6.to !== undefined && func0.call(data6, "to")){
let data8 = data6.to;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/order/to",schemaPath:"#/properties/order/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err20);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/order/to",schemaPath:"#/properties/order/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err21);
errors++;
}
if(data8 < -2147483647 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/order/to",schemaPath:"#/properties/order/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err22);
errors++;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err23);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data9 = data.id;
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
if(typeof data9 === "string"){
if(func6(data9) > 100){
const err24 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err25);
errors++;
}
var _valid1 = _errs27 === errors;
valid5 = valid5 || _valid1;
const _errs29 = errors;
if(Array.isArray(data9)){
if(data9.length > 200){
const err26 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err26);
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func6(data10) > 100){
const err27 = {instancePath:instancePath+"/id/" + i1,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/id/" + i1,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err29);
errors++;
}
var _valid1 = _errs29 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err30 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err30);
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data11 = data.createdTime;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 of Object.keys(data11)){
if(!((key2 === "from") || (key2 === "to"))){
const err31 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err31);
errors++;
}
}
if(data11.from !== undefined && func0.call(data11, "from")){
let data12 = data11.from;
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err32 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data11.to !== undefined && func0.call(data11, "to")){
let data13 = data11.to;
if(typeof data13 === "string"){
if(!(formats0(data13))){
const err34 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err36);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data14 = data.createdBy;
const _errs41 = errors;
let valid9 = false;
const _errs42 = errors;
if(typeof data14 === "string"){
if(func6(data14) > 100){
const err37 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
var _valid2 = _errs42 === errors;
valid9 = valid9 || _valid2;
const _errs44 = errors;
if(Array.isArray(data14)){
if(data14.length > 200){
const err39 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err39);
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 === "string"){
if(func6(data15) > 100){
const err40 = {instancePath:instancePath+"/createdBy/" + i2,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/createdBy/" + i2,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err42);
errors++;
}
var _valid2 = _errs44 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err43 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err43);
errors++;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data16 = data.version;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key3 of Object.keys(data16)){
if(!((key3 === "from") || (key3 === "to"))){
const err44 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err44);
errors++;
}
}
if(data16.from !== undefined && func0.call(data16, "from")){
let data17 = data16.from;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err45 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err45);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2147483647 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err46);
errors++;
}
if(data17 < -2147483647 || isNaN(data17)){
const err47 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err47);
errors++;
}
}
}
if(data16.to !== undefined && func0.call(data16, "to")){
let data18 = data16.to;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err48 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err48);
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 2147483647 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err49);
errors++;
}
if(data18 < -2147483647 || isNaN(data18)){
const err50 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err50);
errors++;
}
}
}
}
else {
const err51 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err51);
errors++;
}
}
if(data.updatedTime !== undefined && func0.call(data, "updatedTime")){
let data19 = data.updatedTime;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key4 of Object.keys(data19)){
if(!((key4 === "from") || (key4 === "to"))){
const err52 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err52);
errors++;
}
}
if(data19.from !== undefined && func0.call(data19, "from")){
let data20 = data19.from;
if(typeof data20 === "string"){
if(!(formats0(data20))){
const err53 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err53);
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err54);
errors++;
}
}
if(data19.to !== undefined && func0.call(data19, "to")){
let data21 = data19.to;
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err55 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err55);
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err56);
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data.updatedBy !== undefined && func0.call(data, "updatedBy")){
let data22 = data.updatedBy;
const _errs63 = errors;
let valid14 = false;
const _errs64 = errors;
if(typeof data22 === "string"){
if(func6(data22) > 100){
const err58 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err58);
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err59);
errors++;
}
var _valid3 = _errs64 === errors;
valid14 = valid14 || _valid3;
const _errs66 = errors;
if(Array.isArray(data22)){
if(data22.length > 200){
const err60 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err60);
errors++;
}
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
if(typeof data23 === "string"){
if(func6(data23) > 100){
const err61 = {instancePath:instancePath+"/updatedBy/" + i3,schemaPath:"#/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err61);
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/updatedBy/" + i3,schemaPath:"#/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err62);
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err63);
errors++;
}
var _valid3 = _errs66 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const err64 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err64);
errors++;
}
else {
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
}
}
if(data.deletedTime !== undefined && func0.call(data, "deletedTime")){
let data24 = data.deletedTime;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key5 of Object.keys(data24)){
if(!((key5 === "from") || (key5 === "to"))){
const err65 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err65);
errors++;
}
}
if(data24.from !== undefined && func0.call(data24, "from")){
let data25 = data24.from;
if(typeof data25 === "string"){
if(!(formats0(data25))){
const err66 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err66);
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err67);
errors++;
}
}
if(data24.to !== undefined && func0.call(data24, "to")){
let data26 = data24.to;
if(typeof data26 === "string"){
if(!(formats0(data26))){
const err68 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err68);
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err69);
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err70);
errors++;
}
}
}
else {
const err71 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err71);
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
if(func6(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func6(data0) < 1){
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
if(!(((key0 === "id") || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func6(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func6(data0) < 1){
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
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data1 = data.pageNum;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err6);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data2 = data.pageSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err9);
errors++;
}
if(data2 < 1 || isNaN(data2)){
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
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
vErrors = add(vErrors, err1);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "mode")) || (key0 === "recordState"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func6(data0) > 64){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err3);
errors++;
}
if(func6(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err5);
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data1 = data.mode;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
if(!((data1 === "all") || (data1 === "valid"))){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: kept3}};
vErrors = add(vErrors, err7);
errors++;
}
}
if(data.recordState !== undefined && func0.call(data, "recordState")){
let data2 = data.recordState;
if(typeof data2 === "string"){
if(func6(data2) > 40){
const err8 = {instancePath:instancePath+"/recordState",schemaPath:"#/properties/recordState/maxLength",keyword:"maxLength",params:{limit: 40}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/recordState",schemaPath:"#/properties/recordState/type",keyword:"type",params:{type: "string"}};
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
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check6 = validate6;

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
for(const key0 of Object.keys(data)){
if(!(func0.call(kept4, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(industryName|industryCode|note|order|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data3 = data.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err9 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.industryName !== undefined && func0.call(data, "industryName")){
let data4 = data.industryName;
if(typeof data4 === "string"){
if(func6(data4) > 200){
const err11 = {instancePath:instancePath+"/industryName",schemaPath:"#/properties/industryName/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/industryName",schemaPath:"#/properties/industryName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.industryCode !== undefined && func0.call(data, "industryCode")){
let data5 = data.industryCode;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(typeof data5 === "string"){
if(func6(data5) > 100){
const err13 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
const _errs16 = errors;
if(Array.isArray(data5)){
if(data5.length > 200){
const err15 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err15);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func6(data6) > 100){
const err16 = {instancePath:instancePath+"/industryCode/" + i0,schemaPath:"#/properties/industryCode/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/industryCode/" + i0,schemaPath:"#/properties/industryCode/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err18);
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err19 = {instancePath:instancePath+"/industryCode",schemaPath:"#/properties/industryCode/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err19);
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data7 = data.note;
if(typeof data7 === "string"){
if(func6(data7) > 200){
const err20 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err21);
errors++;
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data8 = data.order;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 of Object.keys(data8)){
if(!((key1 === "from") || (key1 === "to"))){
const err22 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data8.from !== undefined && func0.call(data8, "from")){
let data9 = data8.from;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/order/from",schemaPath:"#/properties/order/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err23);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10000 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/order/from",schemaPath:"#/properties/order/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err24);
errors++;
}
if(data9 < -2147483647 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/order/from",schemaPath:"#/properties/order/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err25);
errors++;
}
}
}
if(data8.to !== undefined && func0.call(data8, "to")){
let data10 = data8.to;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/order/to",schemaPath:"#/properties/order/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err26);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 10000 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/order/to",schemaPath:"#/properties/order/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err27);
errors++;
}
if(data10 < -2147483647 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/order/to",schemaPath:"#/properties/order/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err28);
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err29);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data11 = data.id;
const _errs30 = errors;
let valid5 = false;
const _errs31 = errors;
if(typeof data11 === "string"){
if(func6(data11) > 100){
const err30 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err31);
errors++;
}
var _valid1 = _errs31 === errors;
valid5 = valid5 || _valid1;
const _errs33 = errors;
if(Array.isArray(data11)){
if(data11.length > 200){
const err32 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err32);
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(func6(data12) > 100){
const err33 = {instancePath:instancePath+"/id/" + i1,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/id/" + i1,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err35);
errors++;
}
var _valid1 = _errs33 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err36 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err36);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data13 = data.createdTime;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 of Object.keys(data13)){
if(!((key2 === "from") || (key2 === "to"))){
const err37 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err37);
errors++;
}
}
if(data13.from !== undefined && func0.call(data13, "from")){
let data14 = data13.from;
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err38 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err39);
errors++;
}
}
if(data13.to !== undefined && func0.call(data13, "to")){
let data15 = data13.to;
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err40 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err42);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data16 = data.createdBy;
const _errs45 = errors;
let valid9 = false;
const _errs46 = errors;
if(typeof data16 === "string"){
if(func6(data16) > 100){
const err43 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err44);
errors++;
}
var _valid2 = _errs46 === errors;
valid9 = valid9 || _valid2;
const _errs48 = errors;
if(Array.isArray(data16)){
if(data16.length > 200){
const err45 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err45);
errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(typeof data17 === "string"){
if(func6(data17) > 100){
const err46 = {instancePath:instancePath+"/createdBy/" + i2,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/createdBy/" + i2,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err48);
errors++;
}
var _valid2 = _errs48 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err49 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err49);
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data18 = data.version;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 of Object.keys(data18)){
if(!((key3 === "from") || (key3 === "to"))){
const err50 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err50);
errors++;
}
}
if(data18.from !== undefined && func0.call(data18, "from")){
let data19 = data18.from;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err51 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err51);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2147483647 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err52);
errors++;
}
if(data19 < -2147483647 || isNaN(data19)){
const err53 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err53);
errors++;
}
}
}
if(data18.to !== undefined && func0.call(data18, "to")){
let data20 = data18.to;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err54 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err54);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err55 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err55);
errors++;
}
if(data20 < -2147483647 || isNaN(data20)){
const err56 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err56);
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err57);
errors++;
}
}
if(data.updatedTime !== undefined && func0.call(data, "updatedTime")){
let data21 = data.updatedTime;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key4 of Object.keys(data21)){
if(!((key4 === "from") || (key4 === "to"))){
const err58 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err58);
errors++;
}
}
if(data21.from !== undefined && func0.call(data21, "from")){
let data22 = data21.from;
if(typeof data22 === "string"){
if(!(formats0(data22))){
const err59 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err60);
errors++;
}
}
if(data21.to !== undefined && func0.call(data21, "to")){
let data23 = data21.to;
if(typeof data23 === "string"){
if(!(formats0(data23))){
const err61 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err61);
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err62);
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err63);
errors++;
}
}
if(data.updatedBy !== undefined && func0.call(data, "updatedBy")){
let data24 = data.updatedBy;
const _errs67 = errors;
let valid14 = false;
const _errs68 = errors;
if(typeof data24 === "string"){
if(func6(data24) > 100){
const err64 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err64);
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err65);
errors++;
}
var _valid3 = _errs68 === errors;
valid14 = valid14 || _valid3;
const _errs70 = errors;
if(Array.isArray(data24)){
if(data24.length > 200){
const err66 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err66);
errors++;
}
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
if(typeof data25 === "string"){
if(func6(data25) > 100){
const err67 = {instancePath:instancePath+"/updatedBy/" + i3,schemaPath:"#/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err67);
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/updatedBy/" + i3,schemaPath:"#/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err68);
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err69);
errors++;
}
var _valid3 = _errs70 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const err70 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err70);
errors++;
}
else {
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
}
}
if(data.deletedTime !== undefined && func0.call(data, "deletedTime")){
let data26 = data.deletedTime;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key5 of Object.keys(data26)){
if(!((key5 === "from") || (key5 === "to"))){
const err71 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err71);
errors++;
}
}
if(data26.from !== undefined && func0.call(data26, "from")){
let data27 = data26.from;
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err72 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err72);
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err73);
errors++;
}
}
if(data26.to !== undefined && func0.call(data26, "to")){
let data28 = data26.to;
if(typeof data28 === "string"){
if(!(formats0(data28))){
const err74 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err74);
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err75);
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err76);
errors++;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err77);
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
for(const key0 of Object.keys(data)){
if(!((((key0 === "keyword") || (key0 === "ids")) || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data0 = data.keyword;
if(typeof data0 === "string"){
if(func6(data0) > 100){
const err1 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data1 = data.ids;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err3);
errors++;
}
if(data1.length < 0){
const err4 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 0}};
vErrors = add(vErrors, err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func6(data2) > 64){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err5);
errors++;
}
if(func6(data2) < 1){
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err8);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data3 = data.pageNum;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err10);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err11);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data4 = data.pageSize;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err13);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err14);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err16);
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
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.matching === undefined) || (!(func0.call(data, "matching")))) && (missing0 = "matching")){
const err0 = {};
vErrors = add(vErrors, err0);
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.count === undefined) || (!(func0.call(data, "count")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "count"}};
vErrors = add(vErrors, err1);
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err2 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err2);
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0}};
vErrors = add(vErrors, err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "ids") || (key0 === "matching")) || (key0 === "count"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err5 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err5);
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 64){
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err7);
errors++;
}
if(func6(data1) < 1){
const err8 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err9);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err10);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err11 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err11);
errors++;
}
}
if(data.matching !== undefined && func0.call(data, "matching")){
let data2 = data.matching;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 of Object.keys(data2)){
if(!(func0.call(kept5, key1))){
const err12 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data2.keyword !== undefined && func0.call(data2, "keyword")){
let data3 = data2.keyword;
if(typeof data3 === "string"){
if(func6(data3) > 100){
const err13 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/matching/keyword",schemaPath:"#/properties/matching/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data2.industryName !== undefined && func0.call(data2, "industryName")){
let data4 = data2.industryName;
if(typeof data4 === "string"){
if(func6(data4) > 200){
const err15 = {instancePath:instancePath+"/matching/industryName",schemaPath:"#/properties/matching/properties/industryName/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/matching/industryName",schemaPath:"#/properties/matching/properties/industryName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
}
if(data2.industryCode !== undefined && func0.call(data2, "industryCode")){
let data5 = data2.industryCode;
const _errs18 = errors;
let valid6 = false;
const _errs19 = errors;
if(typeof data5 === "string"){
if(func6(data5) > 100){
const err17 = {instancePath:instancePath+"/matching/industryCode",schemaPath:"#/properties/matching/properties/industryCode/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/matching/industryCode",schemaPath:"#/properties/matching/properties/industryCode/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err18);
errors++;
}
var _valid1 = _errs19 === errors;
valid6 = valid6 || _valid1;
const _errs21 = errors;
if(Array.isArray(data5)){
if(data5.length > 200){
const err19 = {instancePath:instancePath+"/matching/industryCode",schemaPath:"#/properties/matching/properties/industryCode/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err19);
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func6(data6) > 100){
const err20 = {instancePath:instancePath+"/matching/industryCode/" + i2,schemaPath:"#/properties/matching/properties/industryCode/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/matching/industryCode/" + i2,schemaPath:"#/properties/matching/properties/industryCode/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/matching/industryCode",schemaPath:"#/properties/matching/properties/industryCode/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err22);
errors++;
}
var _valid1 = _errs21 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err23 = {instancePath:instancePath+"/matching/industryCode",schemaPath:"#/properties/matching/properties/industryCode/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err23);
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
if(data2.note !== undefined && func0.call(data2, "note")){
let data7 = data2.note;
if(typeof data7 === "string"){
if(func6(data7) > 200){
const err24 = {instancePath:instancePath+"/matching/note",schemaPath:"#/properties/matching/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/matching/note",schemaPath:"#/properties/matching/properties/note/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err25);
errors++;
}
}
if(data2.order !== undefined && func0.call(data2, "order")){
let data8 = data2.order;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key2 of Object.keys(data8)){
if(!((key2 === "from") || (key2 === "to"))){
const err26 = {instancePath:instancePath+"/matching/order",schemaPath:"#/properties/matching/properties/order/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err26);
errors++;
}
}
if(data8.from !== undefined && func0.call(data8, "from")){
let data9 = data8.from;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/matching/order/from",schemaPath:"#/properties/matching/properties/order/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err27);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10000 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/matching/order/from",schemaPath:"#/properties/matching/properties/order/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err28);
errors++;
}
if(data9 < -2147483647 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/matching/order/from",schemaPath:"#/properties/matching/properties/order/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err29);
errors++;
}
}
}
if(data8.to !== undefined && func0.call(data8, "to")){
let data10 = data8.to;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err30 = {instancePath:instancePath+"/matching/order/to",schemaPath:"#/properties/matching/properties/order/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err30);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 10000 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/matching/order/to",schemaPath:"#/properties/matching/properties/order/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
vErrors = add(vErrors, err31);
errors++;
}
if(data10 < -2147483647 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/matching/order/to",schemaPath:"#/properties/matching/properties/order/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err32);
errors++;
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/matching/order",schemaPath:"#/properties/matching/properties/order/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err33);
errors++;
}
}
if(data2.id !== undefined && func0.call(data2, "id")){
let data11 = data2.id;
const _errs35 = errors;
let valid10 = false;
const _errs36 = errors;
if(typeof data11 === "string"){
if(func6(data11) > 100){
const err34 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err35);
errors++;
}
var _valid2 = _errs36 === errors;
valid10 = valid10 || _valid2;
const _errs38 = errors;
if(Array.isArray(data11)){
if(data11.length > 200){
const err36 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err36);
errors++;
}
const len2 = data11.length;
for(let i3=0; i3<len2; i3++){
let data12 = data11[i3];
if(typeof data12 === "string"){
if(func6(data12) > 100){
const err37 = {instancePath:instancePath+"/matching/id/" + i3,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/matching/id/" + i3,schemaPath:"#/properties/matching/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err38);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err39);
errors++;
}
var _valid2 = _errs38 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err40 = {instancePath:instancePath+"/matching/id",schemaPath:"#/properties/matching/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err40);
errors++;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
}
if(data2.createdTime !== undefined && func0.call(data2, "createdTime")){
let data13 = data2.createdTime;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key3 of Object.keys(data13)){
if(!((key3 === "from") || (key3 === "to"))){
const err41 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err41);
errors++;
}
}
if(data13.from !== undefined && func0.call(data13, "from")){
let data14 = data13.from;
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err42 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/matching/createdTime/from",schemaPath:"#/properties/matching/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data13.to !== undefined && func0.call(data13, "to")){
let data15 = data13.to;
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err44 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/matching/createdTime/to",schemaPath:"#/properties/matching/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/matching/createdTime",schemaPath:"#/properties/matching/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err46);
errors++;
}
}
if(data2.createdBy !== undefined && func0.call(data2, "createdBy")){
let data16 = data2.createdBy;
const _errs50 = errors;
let valid14 = false;
const _errs51 = errors;
if(typeof data16 === "string"){
if(func6(data16) > 100){
const err47 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err47);
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err48);
errors++;
}
var _valid3 = _errs51 === errors;
valid14 = valid14 || _valid3;
const _errs53 = errors;
if(Array.isArray(data16)){
if(data16.length > 200){
const err49 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err49);
errors++;
}
const len3 = data16.length;
for(let i4=0; i4<len3; i4++){
let data17 = data16[i4];
if(typeof data17 === "string"){
if(func6(data17) > 100){
const err50 = {instancePath:instancePath+"/matching/createdBy/" + i4,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/matching/createdBy/" + i4,schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err51);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err52);
errors++;
}
var _valid3 = _errs53 === errors;
valid14 = valid14 || _valid3;
if(!valid14){
const err53 = {instancePath:instancePath+"/matching/createdBy",schemaPath:"#/properties/matching/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err53);
errors++;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
}
if(data2.version !== undefined && func0.call(data2, "version")){
let data18 = data2.version;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key4 of Object.keys(data18)){
if(!((key4 === "from") || (key4 === "to"))){
const err54 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err54);
errors++;
}
}
if(data18.from !== undefined && func0.call(data18, "from")){
let data19 = data18.from;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err55 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err55);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2147483647 || isNaN(data19)){
const err56 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err56);
errors++;
}
if(data19 < -2147483647 || isNaN(data19)){
const err57 = {instancePath:instancePath+"/matching/version/from",schemaPath:"#/properties/matching/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err57);
errors++;
}
}
}
if(data18.to !== undefined && func0.call(data18, "to")){
let data20 = data18.to;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err58 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err58);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 2147483647 || isNaN(data20)){
const err59 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err59);
errors++;
}
if(data20 < -2147483647 || isNaN(data20)){
const err60 = {instancePath:instancePath+"/matching/version/to",schemaPath:"#/properties/matching/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err60);
errors++;
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/matching/version",schemaPath:"#/properties/matching/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err61);
errors++;
}
}
if(data2.updatedTime !== undefined && func0.call(data2, "updatedTime")){
let data21 = data2.updatedTime;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key5 of Object.keys(data21)){
if(!((key5 === "from") || (key5 === "to"))){
const err62 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = add(vErrors, err62);
errors++;
}
}
if(data21.from !== undefined && func0.call(data21, "from")){
let data22 = data21.from;
if(typeof data22 === "string"){
if(!(formats0(data22))){
const err63 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err63);
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/matching/updatedTime/from",schemaPath:"#/properties/matching/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err64);
errors++;
}
}
if(data21.to !== undefined && func0.call(data21, "to")){
let data23 = data21.to;
if(typeof data23 === "string"){
if(!(formats0(data23))){
const err65 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err65);
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/matching/updatedTime/to",schemaPath:"#/properties/matching/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err66);
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/matching/updatedTime",schemaPath:"#/properties/matching/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err67);
errors++;
}
}
if(data2.updatedBy !== undefined && func0.call(data2, "updatedBy")){
let data24 = data2.updatedBy;
const _errs72 = errors;
let valid19 = false;
const _errs73 = errors;
if(typeof data24 === "string"){
if(func6(data24) > 100){
const err68 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err68);
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err69);
errors++;
}
var _valid4 = _errs73 === errors;
valid19 = valid19 || _valid4;
const _errs75 = errors;
if(Array.isArray(data24)){
if(data24.length > 200){
const err70 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err70);
errors++;
}
const len4 = data24.length;
for(let i5=0; i5<len4; i5++){
let data25 = data24[i5];
if(typeof data25 === "string"){
if(func6(data25) > 100){
const err71 = {instancePath:instancePath+"/matching/updatedBy/" + i5,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err71);
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/matching/updatedBy/" + i5,schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err72);
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err73);
errors++;
}
var _valid4 = _errs75 === errors;
valid19 = valid19 || _valid4;
if(!valid19){
const err74 = {instancePath:instancePath+"/matching/updatedBy",schemaPath:"#/properties/matching/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err74);
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data2.deletedTime !== undefined && func0.call(data2, "deletedTime")){
let data26 = data2.deletedTime;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key6 of Object.keys(data26)){
if(!((key6 === "from") || (key6 === "to"))){
const err75 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = add(vErrors, err75);
errors++;
}
}
if(data26.from !== undefined && func0.call(data26, "from")){
let data27 = data26.from;
if(typeof data27 === "string"){
if(!(formats0(data27))){
const err76 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err76);
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/matching/deletedTime/from",schemaPath:"#/properties/matching/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err77);
errors++;
}
}
if(data26.to !== undefined && func0.call(data26, "to")){
let data28 = data26.to;
if(typeof data28 === "string"){
if(!(formats0(data28))){
const err78 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err78);
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/matching/deletedTime/to",schemaPath:"#/properties/matching/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err79);
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/matching/deletedTime",schemaPath:"#/properties/matching/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err80);
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/matching",schemaPath:"#/properties/matching/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err81);
errors++;
}
}
if(data.count !== undefined && func0.call(data, "count")){
let data29 = data.count;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err82 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err82);
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 5000 || isNaN(data29)){
const err83 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
vErrors = add(vErrors, err83);
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err84 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err84);
errors++;
}
}
}
}
else {
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err85);
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
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 64){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
if(func6(data1) < 1){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err7);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
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
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/records":"数据","/records/*/id":"编号","/records/*/version":"版本","/records/*/changes":"改动","/records/*/changes/industryCode":"国标行业","/records/*/changes/note":"说明","/records/*/changes/order":"顺序"};
const titles1 = {};
const titles2 = {"/sort":"排序","/keyword":"关键词","/industryName":"行业名称","/industryCode":"国标行业","/note":"说明","/order":"顺序","/order/from":"顺序","/order/to":"顺序","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人","/version":"版本","/version/from":"版本","/version/to":"版本","/updatedTime":"修改时间","/updatedTime/from":"修改时间","/updatedTime/to":"修改时间","/updatedBy":"修改人","/deletedTime":"删除时间","/deletedTime/from":"删除时间","/deletedTime/to":"删除时间"};
const titles3 = {"/id":"编号"};
const titles4 = {"/id":"编号","/pageNum":"页码","/pageSize":"每页条数"};
const titles5 = {"/id":"编号","/mode":"导入方式","/recordState":"导入后的状态"};
const titles6 = {"/pageNum":"页码","/pageSize":"每页条数","/sort":"排序","/keyword":"关键词","/industryName":"行业名称","/industryCode":"国标行业","/note":"说明","/order":"顺序","/order/from":"顺序","/order/to":"顺序","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人","/version":"版本","/version/from":"版本","/version/to":"版本","/updatedTime":"修改时间","/updatedTime/from":"修改时间","/updatedTime/to":"修改时间","/updatedBy":"修改人","/deletedTime":"删除时间","/deletedTime/from":"删除时间","/deletedTime/to":"删除时间"};
const titles7 = {"/keyword":"关键词","/ids":"编号","/pageNum":"页码","/pageSize":"每页条数"};
const titles8 = {"/ids":"编号","/matching":"条件","/matching/keyword":"关键词","/matching/industryName":"行业名称","/matching/industryCode":"国标行业","/matching/note":"说明","/matching/order":"顺序","/matching/order/from":"顺序","/matching/order/to":"顺序","/matching/id":"编号","/matching/createdTime":"创建时间","/matching/createdTime/from":"创建时间","/matching/createdTime/to":"创建时间","/matching/createdBy":"创建人","/matching/version":"版本","/matching/version/from":"版本","/matching/version/to":"版本","/matching/updatedTime":"修改时间","/matching/updatedTime/from":"修改时间","/matching/updatedTime/to":"修改时间","/matching/updatedBy":"修改人","/matching/deletedTime":"删除时间","/matching/deletedTime/from":"删除时间","/matching/deletedTime/to":"删除时间","/count":"条数"};
const titles9 = {"/ids":"编号"};

export const validators = {
  "industry.change": validator(check0, titles0),
  "industry.excelTemplate": validator(check1, titles1),
  "industry.exportExcel": validator(check2, titles2),
  "industry.get": validator(check3, titles3),
  "industry.history": validator(check4, titles4),
  "industry.importCommit": validator(check5, titles5),
  "industry.importErrors": validator(check3, titles3),
  "industry.importExcel": validator(check1, titles1),
  "industry.list": validator(check6, titles6),
  "industry.options": validator(check7, titles7),
  "industry.recycled": validator(check6, titles6),
  "industry.remove": validator(check8, titles8),
  "industry.restore": validator(check9, titles9),
  "industry.sort": validator(check9, titles9),
};

export const rules = {};

export const coerce = {"industry.history":{"pageNum":"integer","pageSize":"integer"}};
